import { pomegranate } from '#theme/accents.ts'
import { night, sand } from '#theme/neutral.ts'

type Line = { fill: string; casing: string }

export type CityPalette = Record<'lane' | 'street' | 'secondary' | 'primary' | 'motorway', Line> & {
  land: string
  unserved: string
  servedEdge: string
  sea: string
  shore: string
  open: { park: string; grove: string; campus: string; square: string; beach: string }
  building: string
  buildingEdge: string
  signs: {
    sights: string
    nature: string
    goods: string
    travel: string
    care: string
    ink: string
    edge: string
  }
  route: Line
  text: { road: string; district: string; landmark: string; park: string; water: string; halo: string }
}

/** Paper-warm ground, quiet roads; colour only where there is water, green or a way to follow. */
export const cityPalettes: Record<'light' | 'dark', CityPalette> = {
  light: {
    land: '#f3eee5',
    unserved: '#e8e2d8',
    servedEdge: '#e9c3cb',
    sea: '#b7dbe2',
    shore: '#98c8d2',
    open: { park: '#cfe3b8', grove: '#c4dbae', campus: '#ebe5cd', square: '#e6e0d0', beach: '#f4e5bc' },
    building: '#e6dfd1',
    buildingEdge: '#d6ccba',
    lane: { fill: '#ffffff', casing: '#dcd2c1' },
    street: { fill: '#ffffff', casing: '#d6cbb8' },
    secondary: { fill: '#fffdf7', casing: '#cbbfa9' },
    primary: { fill: '#fdebc2', casing: '#e0bd7d' },
    motorway: { fill: '#f9d191', casing: '#dba14c' },
    signs: {
      sights: '#8a6a3a',
      nature: '#4f8a4a',
      goods: '#b5173f',
      travel: '#2f6f9f',
      care: '#c0485c',
      ink: '#ffffff',
      edge: 'rgb(255 255 255 / 0.9)',
    },
    route: { fill: pomegranate.light.solid, casing: '#ffffff' },
    text: {
      road: sand[11],
      district: '#6b5f50',
      landmark: sand[12],
      park: '#46662f',
      water: '#33727f',
      halo: 'rgb(255 255 255 / 0.92)',
    },
  },
  dark: {
    land: '#211e1b',
    unserved: '#161412',
    servedEdge: '#4d2531',
    sea: '#10262d',
    shore: '#1d3e48',
    open: { park: '#222f1d', grove: '#1f2d1b', campus: '#2a271b', square: '#2b2720', beach: '#3a311f' },
    building: '#2d2925',
    buildingEdge: '#3b352f',
    lane: { fill: '#3d3731', casing: '#1b1815' },
    street: { fill: '#473f38', casing: '#1b1815' },
    secondary: { fill: '#554c42', casing: '#1b1815' },
    primary: { fill: '#64533a', casing: '#1d1812' },
    motorway: { fill: '#866433', casing: '#211a10' },
    signs: {
      sights: '#b08f5c',
      nature: '#5d9a58',
      goods: '#d63a61',
      travel: '#4a8dc0',
      care: '#d8667a',
      ink: '#17120f',
      edge: 'rgb(19 17 15 / 0.9)',
    },
    route: { fill: pomegranate.dark.edge, casing: night[1] },
    text: {
      road: night[11],
      district: '#cdbfae',
      landmark: night[12],
      park: '#a3c58b',
      water: '#6fa9b7',
      halo: 'rgb(19 17 15 / 0.9)',
    },
  },
}
