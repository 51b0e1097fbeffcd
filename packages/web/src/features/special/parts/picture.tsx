import type { ToolContent } from '@linmen/contract/special/tool.schemas.ts'
import { momentText } from '#sport/moment-text.ts'
import { HeatMap } from '#ui/heat-map/heat-map.tsx'
import { LineChart } from '#ui/line-chart/line-chart.tsx'
import { StatBar } from '#ui/stat-bar/stat-bar.tsx'
import { BarPicture } from './bar-picture.tsx'
import { CompassPicture } from './compass-picture.tsx'
import { DotPicture } from './dot-picture.tsx'
import { RadarPicture } from './radar-picture.tsx'
import s from './picture.module.css'

interface PictureProps {
  readonly content: Pick<ToolContent, 'picture' | 'summary' | 'inputs'>
  readonly home: string
  readonly away: string
}

/** The picture of a tool, by its kind. What it shows is said under it in words. */
export function Picture({ content, home, away }: PictureProps) {
  const { picture, summary, inputs } = content
  return (
    <figure className={s.figure}>
      <Drawing {...{ picture, summary, inputs, home, away }} />
      <figcaption className={s.summary}>{summary}</figcaption>
    </figure>
  )
}

interface DrawingProps extends Omit<PictureProps, 'content'> {
  readonly picture: ToolContent['picture']
  readonly summary: string
  readonly inputs: ToolContent['inputs']
}

const PERCENTILES = 100

function Drawing({ picture, summary, inputs, home, away }: DrawingProps) {
  switch (picture.kind) {
    case 'dots':
      return <DotPicture rows={picture.dots ?? []} />
    case 'bars':
      return <BarPicture picture={picture} />
    case 'lines':
      return <Lines picture={picture} summary={summary} />
    case 'radar':
      return (
        <>
          <RadarPicture axes={picture.axes ?? []} home={home} away={away} />
          {picture.axes?.map((axis) => (
            <StatBar
              key={axis.name}
              label={axis.name}
              home={axis.home}
              away={axis.away}
              most={PERCENTILES}
            />
          ))}
        </>
      )
    case 'compass':
      return picture.compass ? <CompassPicture compass={picture.compass} /> : null
    case 'grid': {
      // The first input of the grid is what both sides are expected to score.
      const [first = '', second = ''] = inputs[0]?.text.split(' / ') ?? []
      return (
        <HeatMap
          home={{ name: home, expected: first }}
          away={{ name: away, expected: second }}
          values={picture.grid ?? []}
        />
      )
    }
    default:
      return null
  }
}

function Lines({ picture, summary }: Pick<DrawingProps, 'picture' | 'summary'>) {
  const series = (picture.lines ?? []).map(({ name, side, points }) => ({
    name,
    tone: side,
    points: points.map(({ atMs, value }) => [atMs, value] as const),
  }))
  const [first, last] = [series[0]?.points[0], series[0]?.points.at(-1)]
  if (!first || !last || first[0] === last[0]) return <p className={s.summary}>初盘以来没有变化</p>
  return (
    <LineChart
      series={series}
      ticks={[
        { at: first[0], text: momentText(first[0]) },
        { at: last[0], text: momentText(last[0]) },
      ]}
      format={(value) => `${value}${picture.unit}`}
      summary={summary}
    />
  )
}
