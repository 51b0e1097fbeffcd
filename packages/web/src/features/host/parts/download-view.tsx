import { qrCode } from '@linmen/domain/qr/qr-code.ts'
import { statsEndpoints } from '@linmen/contract/stats/stats.endpoints.ts'
import { useQuery } from '@tanstack/react-query'
import { installOffer } from '#kit/device/install.ts'
import { notices } from '#kit/notices.ts'
import { StaticPage, type StaticSection } from '#kit/pages/static-page.tsx'
import { read } from '#kit/read.ts'
import { useStore } from '#kit/store.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Logo } from '#ui/logo/logo.tsx'
import { openApp } from '#features/host/open-app.ts'
import s from './download-view.module.css'

interface DownloadViewProps {
  readonly title: string
  readonly name: string
  readonly note: string
  /** What a telephone opens that reads the code. */
  readonly address: string
  readonly sections: readonly StaticSection[]
}

/** How the app comes to a telephone: from the browser itself, or by reading the code with it. */
export function DownloadView({ title, name, note, address, sections }: DownloadViewProps) {
  const offer = useStore(installOffer)
  const appLink = useQuery(read(statsEndpoints.config, {})).data?.appLink
  const install = async () => {
    if (!offer) return notices.alert('请用浏览器菜单里的“添加到主屏幕”，之后从桌面打开')
    installOffer.set(null)
    await offer.prompt()
  }
  return (
    <StaticPage
      title={title}
      sections={sections}
      action={
        <Button size="l" onClick={() => void install()}>
          添加到手机桌面
        </Button>
      }
    >
      <Card bare padded className={s.card}>
        <Logo height={36} name={name} />
        <p className={s.note}>{note}</p>
        <Code text={address} />
        <p className={s.hint}>用手机相机扫码打开</p>
        {appLink !== undefined && (
          <Button look="ghost" onClick={() => openApp(appLink)}>
            已安装，打开 App
          </Button>
        )}
      </Card>
    </StaticPage>
  )
}

function Code({ text }: { text: string }) {
  const rows = qrCode(text)
  if (!rows) return null
  const size = rows.length + 8
  const dark = rows.flatMap((row, y) =>
    row.flatMap((on, x) => (on ? [`M${x + 4} ${y + 4}h1v1h-1z`] : [])),
  )
  return (
    <svg className={s.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label="下载二维码">
      <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
      <path d={dark.join('')} fill="#04120d" />
    </svg>
  )
}
