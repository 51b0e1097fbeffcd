import { gameType as gameTypes, type GameType } from '@linmen/contract/expert/ranking.schemas.ts'
import { useId } from 'react'
import { go } from '#kit/go.ts'
import { PageFrame } from '#kit/pages/page-frame.tsx'
import { useScreenParams } from '#kit/shown.ts'
import { Hint } from '#ui/hint/hint.tsx'
import { TabPanel, Tabs } from '#ui/tabs/tabs.tsx'
import { ExpertLeagues } from '#features/expert/parts/expert-leagues.tsx'

const TYPES: readonly { key: GameType; label: string }[] = [
  { key: 'all', label: '全部' },
  { key: 'single', label: '胜平负' },
  { key: 'handicap', label: '让球' },
  { key: 'overUnder', label: '大小' },
  { key: 'basketball', label: '篮球' },
]

export function Page() {
  const { expertId, gameType } = useScreenParams('LeagueRecordPage')
  const id = useId()
  const key = TYPES.find((each) => gameTypes.encode(each.key) === gameType)?.key ?? 'all'
  return (
    <PageFrame title="联赛战绩">
      <Tabs
        id={id}
        label="玩法"
        items={TYPES}
        value={key}
        onChange={(next) =>
          go(
            'LeagueRecordPage',
            { expertId, gameType: String(gameTypes.encode(next)) },
            { replace: true },
          )
        }
      />
      <TabPanel id={id} tab={key}>
        <ExpertLeagues expertId={expertId} gameType={key} />
      </TabPanel>
      <Hint>走盘计入场次，不计胜负　盈利率按每场一单位</Hint>
    </PageFrame>
  )
}
