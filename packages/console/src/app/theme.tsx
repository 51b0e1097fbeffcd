import { App as Feedback, ConfigProvider, type ThemeConfig } from 'antd'
import zhCN from 'antd/locale/zh_CN'
import dayjs from 'dayjs'
import 'dayjs/locale/zh-cn'
import type { ReactNode } from 'react'
import { styleNonce } from './trusted-styles.ts'

dayjs.locale('zh-cn')

/** The tokens of the house in the words of the library. */
const theme: ThemeConfig = {
  token: {
    colorPrimary: '#0b1a16',
    colorInfo: '#2152dc',
    colorLink: '#2152dc',
    colorSuccess: '#087a4b',
    colorWarning: '#a34c00',
    colorError: '#d21f32',
    colorText: '#0b1a16',
    colorTextSecondary: '#3a4a45',
    colorTextTertiary: '#5c6b66',
    colorTextDescription: '#5c6b66',
    colorTextPlaceholder: '#62706b',
    colorBgLayout: '#f1f3ef',
    colorBorder: '#cfd6ce',
    colorBorderSecondary: '#e3e7e1',
    borderRadius: 8,
    borderRadiusLG: 12,
    fontSize: 13,
    fontFamily: "'Linmen Num', 'PingFang SC', 'Noto Sans SC', 'Noto Sans CJK SC', sans-serif",
    motion: false,
  },
  components: {
    Table: { headerBg: '#f6f8f4', headerColor: '#5c6b66', rowSelectedBg: '#f0fac8' },
    Menu: {
      darkItemBg: 'transparent',
      darkItemSelectedBg: 'rgba(255,255,255,.09)',
      darkItemColor: '#b9cbc3',
      darkItemSelectedColor: '#ffffff',
      darkGroupTitleColor: '#93a9a0',
      itemHeight: 36,
    },
  },
}

export function Theme({ children }: { readonly children: ReactNode }) {
  return (
    <ConfigProvider
      locale={zhCN}
      theme={theme}
      csp={{ nonce: styleNonce() }}
      componentSize="middle"
    >
      <Feedback>{children}</Feedback>
    </ConfigProvider>
  )
}
