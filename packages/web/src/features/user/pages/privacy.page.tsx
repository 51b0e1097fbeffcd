import { privacyEndpoints } from '@linmen/contract/privacy/privacy.endpoints.ts'
import { beijingTime } from '@linmen/domain/match/business-day.ts'
import { useState } from 'react'
import { hrefTo } from '#kit/go.ts'
import { PageFrame } from '#kit/pages/page-frame.tsx'
import { useWrite } from '#kit/use-write.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { ShowOwnPhone } from '#features/user/parts/show-own-phone.tsx'
import s from './privacy.module.css'

interface File {
  readonly address: string
  readonly endsAtMs: number
}

/** What is kept about a member: a copy of it, and the way out. */
export function Page() {
  const [asks, setAsks] = useState(false)
  const [file, setFile] = useState<File>()
  const { write, busy } = useWrite(privacyEndpoints.export, { silent: ['prove_again'] })
  const prepare = async () => {
    const done = await write({})
    if (done.ok) setFile(done.output)
    setAsks(!done.ok && done.failure.code === 'prove_again')
  }
  if (asks)
    return (
      <ShowOwnPhone
        title="验证身份"
        note="导出的文件含有个人信息，请先确认是本人操作。"
        onShown={() => void prepare()}
      />
    )
  return (
    <PageFrame title="隐私与数据">
      <div className={s.page}>
        <Card label="我的数据">
          <div className={s.part}>
            <p className={s.text}>
              把账号下的资料、浏览、关注、消息、发言、订单与账目导出为一个 JSON 文件。
            </p>
            {file ? (
              <>
                <Button href={file.address}>下载数据文件</Button>
                <p className={s.note}>
                  地址只供本人使用，{beijingTime(file.endsAtMs)} 前有效。请妥善保存下载的文件。
                </p>
              </>
            ) : (
              <Button look="ghost" busy={busy} onClick={() => void prepare()}>
                导出我的数据
              </Button>
            )}
          </div>
        </Card>
        <Card label="账号">
          <ListRow title="注销账号" href={hrefTo('AccountDeletionPage')} />
        </Card>
        <Hint>注销后，除依法保存的账目外，其余个人信息都会删除。</Hint>
      </div>
    </PageFrame>
  )
}
