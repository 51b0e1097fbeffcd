export const communityPages = {
  PostPage: () => import('./pages/post.page.tsx'),
  TopicPage: () => import('./pages/topic.page.tsx'),
}
