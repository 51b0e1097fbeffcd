/** Why a tool is open to who looks. */
export const OPEN_WORDS = {
  locked: '',
  free: '免费',
  bought: '已购',
  dailyFree: '免费次数',
  pass: '单项通行',
  member: '会员已含',
  started: '已开赛，免费',
} as const
