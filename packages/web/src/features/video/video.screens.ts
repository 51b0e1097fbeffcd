export const videoPages = {
  VideoJieduList: () => import('./pages/video-list.page.tsx'),
  VideoExpertHome: () => import('./pages/video-expert-home.page.tsx'),
  VideoReplayList: () => import('./pages/video-replay-list.page.tsx'),
}
