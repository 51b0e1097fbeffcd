import type { Cents } from '@linmen/contract'
import type { Sport } from '@linmen/contract/kit/legacy-words.ts'
import type { OfferedMatch } from '@linmen/contract/plan/publish.schemas.ts'
import { interpretationEndpoints } from '@linmen/contract/interpretation/interpretation.endpoints.ts'
import { filmUploadEndpoints } from '@linmen/contract/video/film-upload.endpoints.ts'
import { draftFault } from '@linmen/domain/interpretation/interpretation-draft.ts'
import { useState } from 'react'
import { useKeptDraft } from '#kit/kept-draft.ts'
import { notices } from '#kit/notices.ts'
import { PageFrame } from '#kit/pages/page-frame.tsx'
import { redirectFromHere } from '#kit/redirect.ts'
import { useSession } from '#kit/session.ts'
import { useScreenParams } from '#kit/shown.ts'
import { useWrite } from '#kit/use-write.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { Segmented } from '#ui/segmented/segmented.tsx'
import { SkeletonCards } from '#ui/skeleton/skeleton-cards.tsx'
import { PairPicker } from '#features/interpretation/parts/pair-picker.tsx'
import { EMPTY_DRAFT, WrittenParts } from '#features/interpretation/parts/written-parts.tsx'
import {
  FilmPicker,
  forgetFilm,
  PicturePicker,
  useFilmUpload,
  usePictureQueue,
} from '#features/upload/parts/public.ts'
import {
  MatchLine,
  MatchPicker,
  NotYetExpert,
  OptionTiles,
  PriceChips,
} from '#features/plan/parts/public.ts'
import s from '#features/interpretation/parts/written-parts.module.css'

const SPORTS = [
  { key: 'football', label: '足球' },
  { key: 'basketball', label: '篮球' },
] as const
const MEDIA = [
  { key: 'written', label: '图文' },
  { key: 'video', label: '视频' },
] as const
const CHOICES: Readonly<Record<string, 'home' | 'draw' | 'away'>> = {
  '3': 'home',
  '1': 'draw',
  '0': 'away',
}

export function Page() {
  const { member } = useSession()
  if (!member)
    return (
      <PageFrame title="发布解读">
        <SkeletonCards />
      </PageFrame>
    )
  if (!member.isExpert) return <NotYetExpert title="发布解读" what="解读" />
  return <Form level={member.level === 'record' ? 2 : 1} />
}

function Form({ level }: { level: number }) {
  const { sport: asked = 'football' } = useScreenParams('PublishJieduPage')
  const { sport, play, offered, choose, option, setOption, pairWith, setPairWith } =
    useMatchChoice(asked)
  const [picking, setPicking] = useState(false)
  const choice = option === null ? undefined : CHOICES[option]
  const { words, change, forget } = useKeptDraft('interpretation', EMPTY_DRAFT)
  const film = useFilmParts()
  const mayPair = level === 2 && words.coins > 0
  const { publish, busy } = useSending({
    level,
    words,
    film,
    chosen:
      offered && choice !== undefined
        ? { matchId: offered.match.matchId, choice, ...(mayPair && pairWith && { pairWith }) }
        : null,
    missing: (!offered && '请选择比赛') || (choice === undefined && '请选择看好的一方'),
    onDone: forget,
  })
  return (
    <PageFrame
      title="发布解读"
      action={
        <Button size="l" busy={busy} onClick={() => void publish()}>
          检查并锁定
        </Button>
      }
    >
      <MatchChoice
        sport={sport}
        onSport={play}
        offered={offered}
        option={option}
        onOption={setOption}
        onOpen={() => setPicking(true)}
      />
      <Medium film={film} />
      <Card padded label="售卖">
        <PriceChips
          paid={level === 2}
          coins={words.coins}
          onChoose={(coins) => change({ coins })}
        />
      </Card>
      {mayPair && (
        <PairPicker matchId={offered?.match.matchId} value={pairWith} onChange={setPairWith} />
      )}
      <WrittenParts words={words} onChange={change} />
      <Hint>发布后不可修改，开赛后不再出售　草稿随写随存</Hint>
      <MatchPicker
        sport={sport}
        open={picking}
        onClose={() => setPicking(false)}
        onChoose={(next) => {
          choose(next)
          setPicking(false)
        }}
      />
    </PageFrame>
  )
}

/** The match, the side and the partner of a pair: another match forgets the other two. */
function useMatchChoice(asked: Sport) {
  const [sport, setSport] = useState(asked)
  const [offered, setOffered] = useState<OfferedMatch>()
  const [option, setOption] = useState<string | null>(null)
  const [pairWith, setPairWith] = useState('')
  const choose = (next: OfferedMatch | undefined) => {
    setOffered(next)
    setOption(null)
    setPairWith('')
  }
  const play = (next: Sport) => {
    setSport(next)
    choose(undefined)
  }
  return { sport, play, offered, choose, option, setOption, pairWith, setPairWith }
}

interface Sending {
  readonly level: number
  readonly words: typeof EMPTY_DRAFT
  readonly film: ReturnType<typeof useFilmParts>
  readonly chosen: {
    readonly matchId: string
    readonly choice: 'home' | 'draw' | 'away'
    /** Sold together with another of the same expert. */
    readonly pairWith?: string
  } | null
  readonly missing: string | false
  readonly onDone: () => void
}

/** Sends what is whole, in writing or with its film, once, and goes on to the locked page. */
function useSending({ level, words, film, chosen, missing, onDone }: Sending) {
  const text = useWrite(interpretationEndpoints.publish)
  const video = useWrite(filmUploadEndpoints.publishFilm)
  const publish = async () => {
    const { title, teaser, lead, body, coins } = words
    const draft = { title, teaser, lead, body, price: (coins * 100) as Cents }
    const fault = missing || film.missing || draftFault(draft, level)
    if (fault || !chosen) return notices.toast(fault || '请选择比赛')
    const whole = { ...draft, ...chosen }
    const redirect = redirectFromHere()
    const done = await (film.sent ? video.write({ ...whole, ...film.sent }) : text.write(whole))
    if (!done.ok) return
    onDone()
    if (film.sent) forgetFilm()
    notices.toast('已锁定并发布')
    redirect.go('JieduDetailPage', { id: done.output.id }, { replace: true })
  }
  return { publish, busy: text.busy || video.busy }
}

/** In writing or as a film; the film and its poster, and what of them is still to come. */
function useFilmParts() {
  const [medium, setMedium] = useState<'written' | 'video'>('written')
  const upload = useFilmUpload()
  const posters = usePictureQueue({ most: 1 })
  const { way } = upload
  const [poster] = posters.paths
  const isFilm = medium === 'video'
  const uploadId = way.state === 'whole' ? way.film.id : undefined
  const missing =
    isFilm &&
    ((way.state === 'none' && '请选择视频') ||
      (uploadId === undefined && '视频还没有传完') ||
      (poster === undefined && '请选择封面图片'))
  const sent =
    isFilm && uploadId !== undefined && poster !== undefined ? { uploadId, poster } : null
  return { medium, setMedium, isFilm, upload, posters, missing, sent }
}

const Medium = ({ film }: { film: ReturnType<typeof useFilmParts> }) => (
  <Card padded label="形式">
    <div className={s.row}>
      <Segmented label="形式" items={MEDIA} value={film.medium} onChange={film.setMedium} />
    </div>
    {film.isFilm && (
      <div className={s.fields}>
        <FilmPicker upload={film.upload} />
        <PicturePicker queue={film.posters} label="封面图片" most={1} />
      </div>
    )}
  </Card>
)

interface MatchChoiceProps {
  readonly sport: Sport
  readonly onSport: (sport: Sport) => void
  readonly offered: OfferedMatch | undefined
  readonly option: string | null
  readonly onOption: (option: string) => void
  readonly onOpen: () => void
}

/** Which match, and who wins it, at the price that is locked with it. */
function MatchChoice(props: MatchChoiceProps) {
  const { sport, onSport, offered, option, onOption, onOpen } = props
  return (
    <Card padded label="比赛">
      <div className={s.row}>
        <Segmented label="运动" items={SPORTS} value={sport} onChange={onSport} />
        <Button look="ghost" size="s" onClick={onOpen}>
          {offered ? '更换' : '选择比赛'}
        </Button>
      </div>
      {offered && <MatchLine offered={offered} sport={sport} />}
      {offered && (
        <OptionTiles
          offered={offered}
          oddsType="european"
          sport={sport}
          option={option}
          onChoose={onOption}
        />
      )}
    </Card>
  )
}
