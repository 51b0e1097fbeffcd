export { MatchSpecial } from './match-special.tsx'
export { StrongestSignals } from './strongest-signals.tsx'
export { ToolRow } from './tool-row.tsx'
