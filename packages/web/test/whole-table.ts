import { openScreens } from '@linmen/contract/screens/open-screens.ts'
import { pathRedirects } from '@linmen/contract/screens/redirects.ts'
import { completeTable } from '#kit/address/screen-table.ts'

// A page under test stands alone: what the router brings along is there.
completeTable({ screens: openScreens, redirects: pathRedirects })
