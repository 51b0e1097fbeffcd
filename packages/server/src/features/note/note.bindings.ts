import type { Binding } from '#kit/binding.ts'
import { checkNotes, countNewNotes, listNotes, replyToNote, showNote } from './received-notes.ts'

export const noteBindings: Binding[] = [listNotes, countNewNotes, checkNotes, replyToNote, showNote]
