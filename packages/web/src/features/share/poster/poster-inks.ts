// The tokens of the night panel and of chalk, fixed: a picture has no theme.
export const night = {
  turf: '#0a2a23',
  deep: '#061a15',
  ink: '#f2f7f3',
  soft: '#b9cbc3',
  quiet: '#93a9a0',
  line: 'rgba(255, 255, 255, 0.065)',
  frame: 'rgba(255, 255, 255, 0.16)',
  volt: '#ccf83a',
  onVolt: '#0b1a16',
} as const

export const chalk = {
  ground: '#f1f3ef',
  paper: '#ffffff',
  ink: '#0b1a16',
  soft: '#5c6b66',
} as const
