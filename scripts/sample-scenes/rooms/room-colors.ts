export type Room = {
  wall: string
  shade: string
  light: string
  wood: string
  floor: string
  textile: string
  curtain: string
}

export const ROOMS: readonly [Room, ...Room[]] = [
  {
    wall: '#e4dccb',
    shade: '#b9ae9b',
    light: '#fdf6e3',
    wood: '#8a6d55',
    floor: '#a98a6c',
    textile: '#5f7370',
    curtain: '#efe8da',
  },
  {
    wall: '#cfd3c6',
    shade: '#98a195',
    light: '#f5f3e2',
    wood: '#7d6552',
    floor: '#98806a',
    textile: '#7c6a5c',
    curtain: '#e9e8dd',
  },
  {
    wall: '#d9cabb',
    shade: '#a8968a',
    light: '#fbeeda',
    wood: '#6f5646',
    floor: '#94755d',
    textile: '#6a7467',
    curtain: '#efe3d6',
  },
  {
    wall: '#c9cfd2',
    shade: '#8e989e',
    light: '#f3f3ea',
    wood: '#87705c',
    floor: '#a18a75',
    textile: '#8a6f60',
    curtain: '#e6e8e6',
  },
  {
    wall: '#e9e4d8',
    shade: '#bfb8aa',
    light: '#fffaea',
    wood: '#a58567',
    floor: '#b79a7b',
    textile: '#4f6663',
    curtain: '#f4efe4',
  },
  {
    wall: '#d3c8a9',
    shade: '#a3987c',
    light: '#fbf0cf',
    wood: '#75604c',
    floor: '#977c5f',
    textile: '#6f6a58',
    curtain: '#ece4ce',
  },
]
