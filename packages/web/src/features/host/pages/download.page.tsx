import { useHost } from '#kit/host.ts'
import { useScreenParams } from '#kit/shown.ts'
import { useBrand } from '#features/host/use-brand.ts'
import { DownloadView } from '#features/host/parts/download-view.tsx'

const SECTIONS = [
  {
    title: '安卓手机',
    text: [
      '用 Chrome 或系统浏览器打开，点上面的按钮；没有弹出时，在浏览器菜单里选“添加到主屏幕”。',
    ],
  },
  { title: '苹果手机', text: ['用 Safari 打开，点底部“分享”，选“添加到主屏幕”。'] },
  { title: '添加之后', text: ['从桌面打开没有地址栏，离线也能看最近的比分，还可以收到进球通知。'] },
]

export function Page() {
  const host = useHost()
  const { agentId = host.agentId } = useScreenParams('DownloadPage')
  const { name, slogan } = useBrand(agentId)
  return (
    <DownloadView
      title={`下载${name}`}
      name={name}
      note={slogan}
      address={`${location.origin}/?agentId=${encodeURIComponent(agentId)}`}
      sections={SECTIONS}
    />
  )
}
