import type { StripTeam } from './match-strip.tsx'

// Teams of the demos, drawn as in the design guide.
export const inter: StripTeam = {
  id: 'inter',
  name: '国际米兰',
  spec: { a: '#1748B5', b: '#0C1117', shape: 'round', pattern: 'stripes', text: 'IN' },
}
export const madrid: StripTeam = {
  id: 'madrid',
  name: '马德里竞技',
  spec: { a: '#C9202D', b: '#FFFFFF', shape: 'shield', pattern: 'stripes', text: 'AT' },
}
export const city: StripTeam = {
  id: 'city',
  name: '曼城',
  spec: { a: '#7DB8E8', b: '#FFFFFF', shape: 'round', pattern: 'band', text: 'MC' },
}
export const dortmund: StripTeam = {
  id: 'dortmund',
  name: '多特蒙德',
  spec: { a: '#FFD92E', b: '#17181A', shape: 'round', pattern: 'crown', text: 'DO' },
}
