import type { Demo } from '#ui/demo.ts'
import { demo as avatar } from '#ui/avatar/avatar.demo.tsx'
import { demo as badge } from '#ui/badge/badge.demo.tsx'
import { demo as bottomBar } from '#ui/bottom-bar/bottom-bar.demo.tsx'
import { demo as bracket } from '#ui/bracket/bracket.demo.tsx'
import { demo as button } from '#ui/button/button.demo.tsx'
import { demo as calibrationBadge } from '#ui/calibration-badge/calibration-badge.demo.tsx'
import { demo as cardCount } from '#ui/card-count/card-count.demo.tsx'
import { demo as card } from '#ui/card/card.demo.tsx'
import { demo as carousel } from '#ui/carousel/carousel.demo.tsx'
import { demo as chartAxis } from '#ui/chart-axis/chart-axis.demo.tsx'
import { demo as checkbox } from '#ui/checkbox/checkbox.demo.tsx'
import { demo as chip } from '#ui/chip/chip.demo.tsx'
import { demo as coinIcon } from '#ui/coin-icon/coin-icon.demo.tsx'
import { demo as crest } from '#ui/crest/crest.demo.tsx'
import { demo as dataTable } from '#ui/data-table/data-table.demo.tsx'
import { demo as dateStrip } from '#ui/date-strip/date-strip.demo.tsx'
import { demo as dialog } from '#ui/dialog/dialog.demo.tsx'
import { demo as dotted } from '#ui/dotted/dotted.demo.tsx'
import { demo as emptyState } from '#ui/empty-state/empty-state.demo.tsx'
import { demo as errorState } from '#ui/error-state/error-state.demo.tsx'
import { demo as field } from '#ui/field/field.demo.tsx'
import { demo as formBadge } from '#ui/form-badge/form-badge.demo.tsx'
import { demo as formStrip } from '#ui/form-strip/form-strip.demo.tsx'
import { demo as goalArt } from '#ui/goal-art/goal-art.demo.tsx'
import { demo as heatMap } from '#ui/heat-map/heat-map.demo.tsx'
import { demo as hint } from '#ui/hint/hint.demo.tsx'
import { demo as iconButton } from '#ui/icon-button/icon-button.demo.tsx'
import { demo as icon } from '#ui/icon/icon.demo.tsx'
import { demo as infiniteScroll } from '#ui/infinite-scroll/infinite-scroll.demo.tsx'
import { demo as leadChart } from '#ui/lead-chart/lead-chart.demo.tsx'
import { demo as lineChart } from '#ui/line-chart/line-chart.demo.tsx'
import { demo as listRow } from '#ui/list-row/list-row.demo.tsx'
import { demo as liveCard } from '#ui/live-card/live-card.demo.tsx'
import { demo as liveChip } from '#ui/live-chip/live-chip.demo.tsx'
import { demo as loadingLine } from '#ui/loading-line/loading-line.demo.tsx'
import { demo as logo } from '#ui/logo/logo.demo.tsx'
import { demo as matchStrip } from '#ui/match-strip/match-strip.demo.tsx'
import { demo as momentum } from '#ui/momentum/momentum.demo.tsx'
import { demo as monthCalendar } from '#ui/month-calendar/month-calendar.demo.tsx'
import { demo as motion } from '#ui/motion/motion.demo.tsx'
import { demo as navBar } from '#ui/nav-bar/nav-bar.demo.tsx'
import { demo as nightPanel } from '#ui/night-panel/night-panel.demo.tsx'
import { demo as oddsValue } from '#ui/odds-value/odds-value.demo.tsx'
import { demo as overlay } from '#ui/overlay/overlay.demo.tsx'
import { demo as passwordField } from '#ui/password-field/password-field.demo.tsx'
import { demo as pictureViewer } from '#ui/picture-viewer/picture-viewer.demo.tsx'
import { demo as pips } from '#ui/pips/pips.demo.tsx'
import { demo as press } from '#ui/press/press.demo.tsx'
import { demo as priceTag } from '#ui/price-tag/price-tag.demo.tsx'
import { demo as probabilityBar } from '#ui/probability-bar/probability-bar.demo.tsx'
import { demo as pullToRefresh } from '#ui/pull-to-refresh/pull-to-refresh.demo.tsx'
import { demo as radioRow } from '#ui/radio-row/radio-row.demo.tsx'
import { demo as recordDots } from '#ui/record-dots/record-dots.demo.tsx'
import { demo as scoreHeader } from '#ui/score-header/score-header.demo.tsx'
import { demo as searchBar } from '#ui/search-bar/search-bar.demo.tsx'
import { demo as section } from '#ui/section/section.demo.tsx'
import { demo as segmented } from '#ui/segmented/segmented.demo.tsx'
import { demo as selectTile } from '#ui/select-tile/select-tile.demo.tsx'
import { demo as sheet } from '#ui/sheet/sheet.demo.tsx'
import { demo as shieldedScore } from '#ui/shielded-score/shielded-score.demo.tsx'
import { demo as shotChart } from '#ui/shot-chart/shot-chart.demo.tsx'
import { demo as skeleton } from '#ui/skeleton/skeleton.demo.tsx'
import { demo as slidePuzzle } from '#ui/slide-puzzle/slide-puzzle.demo.tsx'
import { demo as smallEmpty } from '#ui/small-empty/small-empty.demo.tsx'
import { demo as spinner } from '#ui/spinner/spinner.demo.tsx'
import { demo as statBar } from '#ui/stat-bar/stat-bar.demo.tsx'
import { demo as statusChip } from '#ui/status-chip/status-chip.demo.tsx'
import { demo as switchDemo } from '#ui/switch/switch.demo.tsx'
import { demo as tabBar } from '#ui/tab-bar/tab-bar.demo.tsx'
import { demo as tabs } from '#ui/tabs/tabs.demo.tsx'
import { demo as tag } from '#ui/tag/tag.demo.tsx'
import { demo as ticket } from '#ui/ticket/ticket.demo.tsx'
import { demo as tipBar } from '#ui/tip-bar/tip-bar.demo.tsx'
import { demo as toast } from '#ui/toast/toast.demo.tsx'
import { demo as toolIcon } from '#ui/tool-icon/tool-icon.demo.tsx'
import { demo as toolLinks } from '#ui/tool-links/tool-links.demo.tsx'
import { demo as textArea } from '#ui/text-area/text-area.demo.tsx'
import { demo as verifiedMark } from '#ui/verified-mark/verified-mark.demo.tsx'
import { demo as volumeBar } from '#ui/volume-bar/volume-bar.demo.tsx'
import { demo as volumeChart } from '#ui/volume-chart/volume-chart.demo.tsx'

/** Every capsule of the house, in reading order. */
export const demos: Record<string, Demo> = {
  icon,
  'tool-icon': toolIcon,
  'tool-links': toolLinks,
  'loading-line': loadingLine,
  logo,
  crest,
  avatar,
  'coin-icon': coinIcon,
  'goal-art': goalArt,
  'verified-mark': verifiedMark,
  motion,
  button,
  'icon-button': iconButton,
  press,
  spinner,
  tabs,
  segmented,
  chip,
  'date-strip': dateStrip,
  'month-calendar': monthCalendar,
  'select-tile': selectTile,
  ticket,
  'radio-row': radioRow,
  checkbox,
  switch: switchDemo,
  field,
  'password-field': passwordField,
  'text-area': textArea,
  'picture-viewer': pictureViewer,
  pips,
  'slide-puzzle': slidePuzzle,
  'nav-bar': navBar,
  'tab-bar': tabBar,
  'tip-bar': tipBar,
  'bottom-bar': bottomBar,
  card,
  'search-bar': searchBar,
  section,
  'list-row': listRow,
  'night-panel': nightPanel,
  sheet,
  overlay,
  dialog,
  dotted,
  toast,
  tag,
  'live-chip': liveChip,
  'status-chip': statusChip,
  badge,
  'price-tag': priceTag,
  'odds-value': oddsValue,
  'card-count': cardCount,
  'form-badge': formBadge,
  'form-strip': formStrip,
  'record-dots': recordDots,
  hint,
  skeleton,
  'empty-state': emptyState,
  'error-state': errorState,
  'small-empty': smallEmpty,
  'pull-to-refresh': pullToRefresh,
  'infinite-scroll': infiniteScroll,
  carousel,
  'match-strip': matchStrip,
  'live-card': liveCard,
  'score-header': scoreHeader,
  'stat-bar': statBar,
  'probability-bar': probabilityBar,
  momentum,
  'heat-map': heatMap,
  'calibration-badge': calibrationBadge,
  'volume-bar': volumeBar,
  'volume-chart': volumeChart,
  'chart-axis': chartAxis,
  'line-chart': lineChart,
  'lead-chart': leadChart,
  'shielded-score': shieldedScore,
  'shot-chart': shotChart,
  'data-table': dataTable,
  bracket,
}
