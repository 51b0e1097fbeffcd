export { DataCard } from './data-card.tsx'
export { AnalysisTab, ModelTab, OddsTab, Outlook, PlansTab } from './tabs.tsx'
