import { optional } from '#kit/codec.ts'
import { id } from '#kit/scalars.ts'
import { screen } from '#kit/screen.ts'

export const replayScreens = {
  ExpertReplayIndexPage: screen({
    path: '/expert-replay',
    aliases: ['/expertReplayDetail'],
  }),
  PublishReplayPage: screen({
    path: '/publish-replay',
    access: 'member',
  }),
  CommentDetailPage: screen({
    path: '/expert-replay/comment-detail/:id',
    params: { id },
  }),
  ExpertReplayPage: screen({
    path: '/expert-replay/:id',
    params: { id },
  }),
  ExpertLeagueJieDuPage: screen({
    path: '/public/expertJdByLeague',
    params: { expertId: id, leagueId: optional(id) },
  }),
}
