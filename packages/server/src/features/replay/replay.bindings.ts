import type { Binding } from '#kit/binding.ts'
import { comment, listComments, lookComment } from './comments.ts'
import { publish } from './publish-replay.ts'
import { introduction, list, listFilmed, look, ofExpert } from './replay.reads.ts'

export const replayBindings: Binding[] = [
  introduction,
  look,
  ofExpert,
  list,
  listFilmed,
  listComments,
  lookComment,
  comment,
  publish,
]
