import type { QueryClient } from '@tanstack/react-query'
import { watchGoals } from '#features/alerts/public.ts'
import { nameApp } from '#kit/install.ts'
import { registerWorker } from '#kit/register-worker.ts'
import { keepSeenAnswers } from '#kit/seen-answers.ts'
import { openSeenShelf } from '#kit/seen-shelf.ts'
import { watchTextSize } from '#ui/text-size/watch-text-size.ts'

/** What makes the app last: scores for a day without network, the shell, news of followed matches. */
export function settleIn(client: QueryClient): void {
  keepSeenAnswers(client, {
    shelf: openSeenShelf('caches' in window ? caches : undefined),
    later: (run, ms) => setTimeout(run, ms),
  })
  watchGoals(client)
  watchTextSize()
  nameApp()
  void registerWorker()
}
