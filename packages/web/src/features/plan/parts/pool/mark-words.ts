/** The ends of a match as the pools write them. */
export const MARKS = ['3', '1', '0'] as const
export const MARK_WORDS = { '3': '胜', '1': '平', '0': '负' } as const
