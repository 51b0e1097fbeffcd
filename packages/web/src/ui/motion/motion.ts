/** Class names of styles/motion.css: the only movements the product knows. */
export const motion = {
  pulse: 'lm-pulse',
  goal: 'lm-goal',
  goalOut: 'lm-goal-out',
  odds: 'lm-odds',
  card: 'lm-card',
  sentOff: 'lm-sent-off',
  fresh: 'lm-new',
  skeleton: 'lm-skeleton',
  spin: 'lm-spin',
} as const

/** How long each state is held, in milliseconds. */
export const motionMs = {
  goal: 12_000,
  goalOut: 600,
  odds: 1500,
  sentOff: 6000,
  fresh: 3000,
} as const
