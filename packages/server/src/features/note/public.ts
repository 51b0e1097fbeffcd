export { presentNote } from './present-note.ts'
