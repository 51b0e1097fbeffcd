import type { Binding } from '#kit/binding.ts'
import { changeSetting, markRead, receive, remove, settings } from './message.commands.ts'
import { countCommunity, countNew, countUnread, list, listFollowed } from './message.reads.ts'

export const messageBindings: Binding[] = [
  countNew,
  listFollowed,
  countUnread,
  list,
  markRead,
  settings,
  changeSetting,
  receive,
  remove,
  countCommunity,
]
