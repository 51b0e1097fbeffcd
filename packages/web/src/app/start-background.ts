import type { QueryClient } from '@tanstack/react-query'
import { watchGoals } from '#features/alerts/public.ts'
import { takeFavouritesAlong } from '#features/favourite/public.ts'
import { pollMessages } from '#features/message/public.ts'
import { nameApp } from '#kit/device/install.ts'
import { registerWorker } from '#kit/device/register-worker.ts'
import { keepSeenAnswers } from '#kit/device/seen-answers.ts'
import { openSeenShelf } from '#kit/device/seen-shelf.ts'
import { askHost } from './ask-host.ts'
import { watchTextSize } from '#ui/text-size/watch-text-size.ts'

/** What makes the app last: scores for a day without network, the shell, news of followed matches. */
export function startBackground(client: QueryClient): void {
  keepSeenAnswers(client, {
    shelf: openSeenShelf('caches' in window ? caches : undefined),
    later: (run, ms) => setTimeout(run, ms),
  })
  watchGoals(client)
  takeFavouritesAlong(client)
  pollMessages(client)
  watchTextSize()
  nameApp()
  void registerWorker()
  void askHost()
  void import('./start-notices.ts').then(({ startNotices: begin }) => begin())
}
