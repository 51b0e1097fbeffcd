import { openScreens } from '@linmen/contract/screens/open-screens.ts'
import { pathRedirects } from '@linmen/contract/screens/redirects.ts'
import { completeTable } from './screen-table.ts'

// For parts that come after the first paint and lead anywhere: whoever imports this knows every address.
completeTable({ screens: openScreens, redirects: pathRedirects })
