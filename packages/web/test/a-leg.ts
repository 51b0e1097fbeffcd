/** A finished game of a stage, as far as both sports tell it alike. */
export const aLeg = {
  id: '9',
  colour: '#000000',
  seasonId: '1',
  stageId: '1',
  group: null,
  neutral: false,
  statusWords: { desc: '', value: 2, shortDesc: '' },
  number: null,
  closing: null,
  video: false,
  cartoon: false,
  phase: 'finished',
} as const
