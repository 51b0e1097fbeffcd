import { screen } from '#kit/screen.ts'

export const communityScreens = {
  PostPage: screen({ path: '/community/post/:id', routes: [], planned: true }),
  TopicPage: screen({ path: '/community/topic/:id', routes: [], planned: true }),
}
