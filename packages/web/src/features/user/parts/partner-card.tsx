import { accountEndpoints } from '@linmen/contract/user/account.endpoints.ts'
import { statsEndpoints } from '@linmen/contract/stats/stats.endpoints.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { notices } from '#kit/notices.ts'
import { read } from '#kit/read.ts'
import { useWrite } from '#kit/use-write.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { copyText } from '#features/share/parts/public.ts'
import s from './partner-card.module.css'

/** What a partner shares. Their word in an address tells who brought a new member. */
export function PartnerCard({ isPartner }: { isPartner: boolean }) {
  const config = useQuery(read(statsEndpoints.config, {}))
  const [shareId, setShareId] = useState<string>()
  const { write, busy } = useWrite(accountEndpoints.applyAsPartner)
  if (config.data && config.data.showPartner !== true && !isPartner) return null
  const ask = async () => {
    const done = await write({})
    if (done.ok) setShareId(done.output.shareId)
  }
  const address = shareId && `${location.origin}/#/tabs/home?share=${shareId}`
  const copy = async () => {
    const copied = await copyText(address ?? '')
    notices.toast(copied ? '链接已复制' : '无法复制，请长按链接')
  }
  return (
    <Card label="合伙人" padded className={s.card}>
      <h2 className={s.title}>{isPartner || shareId ? '你是合伙人' : '成为合伙人'}</h2>
      <p className={s.text}>把你的链接分享给朋友，从这个链接注册的新会员会记在你的名下。</p>
      {address ? (
        <>
          <p className={s.address}>{address}</p>
          <Button onClick={() => void copy()}>复制链接</Button>
        </>
      ) : (
        <Button busy={busy} onClick={() => void ask()}>
          {isPartner ? '查看我的链接' : '申请成为合伙人'}
        </Button>
      )}
    </Card>
  )
}
