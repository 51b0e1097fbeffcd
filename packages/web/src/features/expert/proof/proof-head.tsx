import type { ExpertHome } from '@linmen/contract/expert/expert.schemas.ts'
import { Avatar } from '#ui/avatar/avatar.tsx'
import { Button } from '#ui/button/button.tsx'
import { grouped } from '#ui/grouped.ts'
import { verified } from '#ui/icon/page.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { NightPanel } from '#ui/night-panel/night-panel.tsx'
import { STEPS } from './proof-words.ts'
import type { Proof } from './proof.ts'
import type { Proving } from './use-proof.ts'
import s from './proof-head.module.css'

/** Whose record, how far the check is, and what it found. */
export function ProofHead({ expert, proving }: { expert: ExpertHome; proving: Proving }) {
  const { proof, progress, failed, again } = proving
  return (
    <NightPanel card label="核验结果" className={s.card}>
      <p className={s.who}>
        <Avatar id={expert.id} url={expert.avatar} size={28} />
        <span>{expert.name}</span>
        <small>全部记录</small>
      </p>
      <div aria-live="polite">
        {proof ? (
          <Found proof={proof} tookMs={proving.tookMs} />
        ) : (
          <Running {...{ progress, failed }} />
        )}
      </div>
      <div className={s.buttons}>
        {proof && proof.note !== '' && (
          <a className={s.root} href={dataOf(proof.note)} download={`linmen-${proof.size}.txt`}>
            下载根
          </a>
        )}
        <Button look="volt" onClick={again} disabled={!proof && !failed}>
          重新核验
        </Button>
      </div>
    </NightPanel>
  )
}

const dataOf = (note: string) => `data:text/plain;charset=utf-8,${encodeURIComponent(note)}`

function Found({ proof, tookMs }: { proof: Proof; tookMs: number }) {
  const { rows, breach, waiting, wrong } = proof
  const bad = rows.filter((row) => row.wrong.length > 0).length
  const isWrong = breach !== null || bad > 0 || wrong.length > 0
  const sound = !isWrong && !waiting
  return (
    <>
      <div className={s.result} data-sound={sound ? '' : undefined}>
        <Icon glyph={verified} size={40} />
        <div>
          <b>{isWrong ? '核验未通过' : waiting ? '待入册' : '已核验'}</b>
          <strong>
            {rows.length - bad}/{rows.length}
          </strong>
        </div>
        <small>
          在本机计算
          <br />
          用时 {(tookMs / 1000).toFixed(1)} 秒
        </small>
      </div>
      <dl className={s.facts}>
        <Fact name="日志根" value={`${proof.root.slice(0, 12)}…${proof.root.slice(-8)}`} />
        <Fact name="条目" value={grouped(proof.size)} />
        <Fact name="漏记、改动" value={`${bad + wrong.length + (breach ? 1 : 0)} 条`} />
      </dl>
      {waiting && <p className={s.wrong}>新的条目还在写入日志，请稍后重新核验</p>}
      {breach && <p className={s.wrong}>{breach}</p>}
      {wrong.map((text) => (
        <p key={text} className={s.wrong}>
          {text}
        </p>
      ))}
    </>
  )
}

function Running({ progress, failed }: Pick<Proving, 'progress' | 'failed'>) {
  if (failed) return <p className={s.wrong}>没有取到公开日志，请稍后重试</p>
  const at = STEPS.findIndex(([step]) => step === progress?.step)
  return (
    <ol className={s.steps}>
      {STEPS.map(([step, text], place) => (
        <li key={step} data-state={place < at ? 'done' : place === at ? 'now' : undefined}>
          {text}
          {place === at && progress && progress.of > 1 && (
            <span>
              {grouped(progress.done)}/{grouped(progress.of)}
            </span>
          )}
        </li>
      ))}
    </ol>
  )
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)
