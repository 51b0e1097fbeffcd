export { askPrediction } from './ask-prediction.ts'
export { addRecordFile } from './record-file.ts'
export { ratedOf } from './prediction.present.ts'
export { BACKTEST, keepPrediction, predictionsOf } from './prediction.repo.ts'
