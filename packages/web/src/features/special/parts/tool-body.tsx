import type { ToolContent, ToolDetail } from '@linmen/contract/special/tool.schemas.ts'
import type { WhyMissing } from '@linmen/domain/prediction/missing-prediction.ts'
import { toolOf } from '@linmen/domain/special/tools.ts'
import { useState } from 'react'
import { hrefTo } from '#kit/go.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { cx } from '#ui/class-names.ts'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { check } from '#ui/icon/control.ts'
import { Section } from '#ui/section/section.tsx'
import { SmallEmpty } from '#ui/small-empty/small-empty.tsx'
import { Picture } from './picture.tsx'
import s from './tool-body.module.css'

interface OfTool {
  readonly detail: ToolDetail
}

/** What was unlocked: figures, picture, formula with its inputs, table. */
export function ToolBody({ detail, content }: OfTool & { content: ToolContent }) {
  const tool = toolOf(detail.tool)
  return (
    <>
      <Card>
        <Section inCard title={tool.title} fact={`样本 ${content.sample}`}>
          <div className={s.body}>
            <dl className={cx(s.values, content.values.length === 4 && s.four)}>
              {content.values.map(({ name, side, text, note }) => (
                <div key={name} className={cx(s.value, side && s[side])}>
                  <dt>{name}</dt>
                  <dd>
                    <b>{text}</b>
                    {note && <span>{note}</span>}
                  </dd>
                </div>
              ))}
            </dl>
            <Picture content={content} home={detail.home} away={detail.away} />
            <HowBox detail={detail} inputs={content.inputs} />
          </div>
        </Section>
      </Card>
      {content.table && <ToolTable table={content.table} />}
      {content.more && <ToolTable table={content.more} />}
    </>
  )
}

/** Everything but the values: how it is made and what one gets. */
export function LockedBody({ detail }: OfTool) {
  const { gets } = toolOf(detail.tool)
  return (
    <Card padded>
      <HowBox detail={detail} inputs={[]} />
      <div className={s.gets}>
        <h2 className={s.getsTitle}>解锁后看到</h2>
        <ul>
          {gets.map((text) => (
            <li key={text}>
              <Icon glyph={check} size={18} />
              {text}
            </li>
          ))}
        </ul>
      </div>
    </Card>
  )
}

/** Too little to reckon with: nothing is shown, and nothing is sold. */
export function NoBody({ detail }: OfTool) {
  return (
    <Card padded>
      <SmallEmpty text={detail.missing ? WHY[detail.missing] : '数据不足，未计算，也不收费'} />
      <HowBox detail={detail} inputs={[]} />
    </Card>
  )
}

const WHY: Readonly<Record<WhyMissing, string>> = {
  notYet: '开赛前 36 小时内给出，现在不收费',
  cup: '模型只比较同一联赛的球队，杯赛不计算',
  tooFew: '两队在本联赛收录的比赛还不够，也不收费',
  soon: '正在计算，稍后自动显示',
  neverWritten: '本场没有赛前预测，赛后不补',
}

function HowBox({ detail, inputs }: OfTool & { inputs: ToolContent['inputs'] }) {
  const { formula, basis } = toolOf(detail.tool)
  return (
    <div className={s.how}>
      <h3 className={s.howTitle}>怎么算的</h3>
      <p className={s.formula}>{formula}</p>
      {inputs.length > 0 && (
        <dl className={s.inputs}>
          {inputs.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className={s.basis}>{basis}</p>
    </div>
  )
}

const AT_FIRST = 8
/** What the rows of a table are, by what stands first in them; three results need no count. */
const UNITS: Readonly<Record<string, string>> = { 公司: '家', 日期: '场', 比分: '种' }

/** A figure with a sign has the colour of its direction, in both of which more is red. */
const Figure = ({ text }: { text: string }) =>
  SIGNED.test(text) ? <span className={text.startsWith('+') ? s.up : s.down}>{text}</span> : text

const SIGNED = /^[+-](?=.*[1-9])/

function ToolTable({ table }: { table: NonNullable<ToolContent['table']> }) {
  const [all, setAll] = useState(false)
  const rows = table.rows.map((row, at) => ({ ...row, key: String(at) }))
  const unit = UNITS[table.heads[0] ?? '']
  const linked = rows.every(({ matchId }) => matchId !== undefined) && rows.length > 0
  return (
    <Card>
      <Section inCard title={table.caption} fact={unit && `${rows.length} ${unit}`}>
        <DataTable
          caption={table.caption}
          rows={all ? rows : rows.slice(0, AT_FIRST)}
          keyOf={({ key }) => key}
          {...(linked && {
            linkOf: ({ matchId, cells }: (typeof rows)[number]) => ({
              href: hrefTo('MatchDetailFootball', { matchId: matchId ?? '' }),
              label: cells.join(' '),
            }),
          })}
          columns={table.heads.map((head, at) => ({
            head,
            ...(at === 0 && { align: 'start' as const, rowHead: true }),
            cell: ({ cells }: (typeof rows)[number]) => <Figure text={cells[at] ?? ''} />,
          }))}
        />
        {rows.length > AT_FIRST && (
          <div className={s.more}>
            <Button look="ghost" size="s" onClick={() => setAll(!all)}>
              {all ? '收起' : `展开全部 ${rows.length} ${unit ?? '行'}`}
            </Button>
          </div>
        )}
      </Section>
    </Card>
  )
}
