package lower

func (m *module) escapes() {}
