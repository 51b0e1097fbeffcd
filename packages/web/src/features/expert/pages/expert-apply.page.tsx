import type { OutputOf } from '@linmen/contract'
import { applyEndpoints } from '@linmen/contract/expert/apply.endpoints.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { notices } from '#kit/notices.ts'
import { FormPage } from '#kit/pages/form-page.tsx'
import { Loaded } from '#kit/pages/loaded.tsx'
import { PageFrame } from '#kit/pages/page-frame.tsx'
import { read } from '#kit/read.ts'
import { useWrite } from '#kit/use-write.ts'
import { Hint } from '#ui/hint/hint.tsx'
import { SkeletonCards } from '#ui/skeleton/skeleton-cards.tsx'
import { ApplyState } from '#features/expert/parts/apply-state.tsx'
import { LevelMonth } from '#features/expert/parts/level-month.tsx'
import s from '#features/expert/parts/apply-form.module.css'

/** The application, how far it is, and for an expert how far the month is. */
export function Page() {
  const query = useQuery(read(applyEndpoints.application, {}))
  const { data } = query
  if (data && !data.month && data.application?.state !== 'pending')
    return <Form earlier={data.application} />
  return (
    <PageFrame title={data?.month ? '专家等级' : '专家申请'}>
      <Loaded query={query} skeleton={<SkeletonCards />}>
        {({ application, month }) =>
          month ? <LevelMonth month={month} /> : <ApplyState application={application!} />
        }
      </Loaded>
    </PageFrame>
  )
}

type Application = OutputOf<typeof applyEndpoints.application>['application']

function Form({ earlier }: { earlier: Application }) {
  const [reason, setReason] = useState('')
  const { write } = useWrite(applyEndpoints.apply)
  const length = [...reason.trim()].length
  const submit = async () => {
    if (length < 10) return notices.toast('申请理由需要 10 到 500 字')
    const done = await write({ reason: reason.trim() })
    if (done.ok) notices.toast('申请已提交')
  }
  return (
    <FormPage
      title="专家申请"
      intro={
        <div className={s.intro}>
          <h2>成为专家</h2>
          <p>
            通过后是实验室用户，发布免费方案。一个月内达到四项条件，升为战绩红人，可发付费方案，分成最高
            30%。
          </p>
          {earlier && <ApplyState application={earlier} />}
        </div>
      }
      submit={{ text: '提交申请', onSubmit: submit }}
      foot={<Hint>审核通常在三个工作日内完成　通过后战绩开赛前锁定</Hint>}
    >
      <label className={s.label}>
        申请理由
        <textarea
          className={s.area}
          maxLength={500}
          placeholder="擅长的赛事、看球经历、为什么想发布方案"
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <span className={s.count}>{length}/500</span>
      </label>
    </FormPage>
  )
}
