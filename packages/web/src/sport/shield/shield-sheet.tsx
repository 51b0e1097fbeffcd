import { Sheet } from '#ui/sheet/sheet.tsx'
import { ShieldSettings } from './shield-settings.tsx'

export const ShieldSheet = ({ onClose }: { onClose: () => void }) => (
  <Sheet open onClose={onClose} title="观赛保护">
    <ShieldSettings headed={false} />
  </Sheet>
)
