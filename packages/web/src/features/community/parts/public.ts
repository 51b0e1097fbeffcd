export { ReportSheet } from './report-sheet.tsx'
export { WriteBar } from './write-bar.tsx'
