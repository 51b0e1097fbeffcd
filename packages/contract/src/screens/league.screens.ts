import { screen } from '#kit/screen.ts'
import { oneSeason } from './param-codecs.ts'

export const leagueScreens = {
  StatisticsDetailPage: screen({ path: '/data/statistics-detail', params: oneSeason }),
  PlayersDetailPage: screen({ path: '/data/players-detail', params: oneSeason }),
}
