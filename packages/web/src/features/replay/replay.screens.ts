export const replayPages = {
  ExpertReplayIndexPage: () => import('./pages/expert-replay-index.page.tsx'),
  ExpertReplayPage: () => import('./pages/expert-replay.page.tsx'),
  PublishReplayPage: () => import('./pages/publish-replay.page.tsx'),
  CommentDetailPage: () => import('./pages/comment-detail.page.tsx'),
}
