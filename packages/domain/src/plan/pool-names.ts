/** 十四场 wants a choice for every match of an issue, 任九 for nine of the same fourteen. */
export type PoolGame = 'pool14' | 'pick9'

export const POOL_NAMES: Readonly<Record<PoolGame, string>> = { pool14: '十四场', pick9: '任九' }

export const isPoolGame = (sport: string): sport is PoolGame => sport in POOL_NAMES
