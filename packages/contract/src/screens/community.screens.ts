import { id } from '#kit/scalars.ts'
import { screen } from '#kit/screen.ts'

export const communityScreens = {
  PostPage: screen({ path: '/community/post/:id', params: { id } }),
}
