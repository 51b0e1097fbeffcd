/** A pitch of 350 by 140 seen from the side, goals left and right. */
export const PITCH_LINES =
  'M8 8h334v124H8zM175 8v124M152 70a23 23 0 1 0 46 0 23 23 0 1 0-46 0' +
  'M8 32h46v76H8M342 32h-46v76h46M8 50h18v40H8M342 50h-18v40h18M54 58a14 14 0 0 1 0 24M296 58a14 14 0 0 0 0 24'

/** A pitch of 340 by 520 seen from above, goals at the top and at the bottom. */
export const UPRIGHT_LINES =
  'M8 8h324v504H8zM8 260h324M126 260a44 44 0 1 0 88 0 44 44 0 1 0-88 0' +
  'M86 8v72h168V8M86 512v-72h168v72M130 8v26h80V8M130 512v-26h80v26M146 80a26 20 0 0 0 48 0M146 440a26 20 0 0 1 48 0'
