package emu

// RuntimeFault is for tests of the texts.
var RuntimeFault = runtimeFault
