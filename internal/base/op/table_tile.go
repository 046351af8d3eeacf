package op

const specTile = "NVSHMEM API, Tile-Granular Remote Memory Access"

// tiles are transfers of tiles: rows of elements that stand together, each row a
// stride behind the one before. NVSHMEM has them from 3.8 on, for three element types.
var tiles = []Op{
	{Name: "PutTile", Family: RMA, Scopes: AllScopes, Elem: AnyElem, Params: []Param{DstSym, SrcLocal, DstStride, SrcStride, Rows, Cols, PE},
		C: "nvshmemx::tile_put{scope}", Spec: specTile,
		Doc: "copies a tile to a peer; the source may be reused on return", Promise: sourceFree},
	{Name: "PutTileNBI", Family: RMA, Scopes: AllScopes, Elem: AnyElem, Params: []Param{DstSym, SrcLocal, DstStride, SrcStride, Rows, Cols, PE}, NBI: true,
		C: "nvshmemx::tile_put{scope}", Spec: specTile,
		Doc: "starts a copy of a tile to a peer", Promise: sourceLater},
	{Name: "GetTile", Family: RMA, Scopes: AllScopes, Elem: AnyElem, Params: []Param{DstLocal, SrcSym, DstStride, SrcStride, Rows, Cols, PE},
		C: "nvshmemx::tile_get{scope}", Spec: specTile,
		Doc: "copies a tile of a peer; complete on return", Promise: dataHere},
	{Name: "GetTileNBI", Family: RMA, Scopes: AllScopes, Elem: AnyElem, Params: []Param{DstLocal, SrcSym, DstStride, SrcStride, Rows, Cols, PE}, NBI: true,
		C: "nvshmemx::tile_get{scope}", Spec: specTile,
		Doc: "starts a copy of a tile of a peer", Promise: dataLater},
}
