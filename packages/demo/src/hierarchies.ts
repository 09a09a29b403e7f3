export interface DemoHierarchy {
  id: string
  name: string
  /** The key of the brand's national market. */
  marketKey: number
  tenant: string
  couponSource: string
  isSecondBrand: boolean
  accent: 'red' | 'graphite' | 'crimson' | 'blue'
}

export function demoHierarchies(): DemoHierarchy[] {
  const amp = { tenant: 'AMP', couponSource: 'ECRM', isSecondBrand: false }
  const nissan = { tenant: 'NISSAN', couponSource: 'NISSAN', isSecondBrand: false }
  return [
    { id: 'HONDA', name: 'Honda', marketKey: 2, ...amp, accent: 'red' },
    { id: 'ACURA', name: 'Acura', marketKey: 3, ...amp, isSecondBrand: true, accent: 'graphite' },
    { id: 'NISSAN', name: 'Nissan', marketKey: 4, ...nissan, accent: 'crimson' },
    { id: 'AMP', name: 'AMP', marketKey: 5, ...amp, accent: 'blue' },
  ]
}
