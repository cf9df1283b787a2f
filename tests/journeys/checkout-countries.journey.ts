import { expectAccessible } from './accessibility.ts';
import { fill, payBar } from './checkout.ts';
import { button, choose, field } from './controls.ts';
import { expect, PHONE, test } from './journey.ts';

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('[commerce 9] a Canadian pays hardware and plan in French, with each tax, and prints the receipt once', async ({
    page,
    enter,
  }) => {
    await page.addInitScript(() => {
      window.print = () => document.body.append('printed');
    });
    await fill(page, { product_id: 3, product_quantity: 1, plan_id: 'premium-year' });
    await enter('owner-canadian', '/subscriptions/checkout');
    await field(page, 'Adresse').fill('4300 Rue Saint-Denis');
    await field(page, 'Ville').fill('Montréal');
    await field(page, 'Code postal').fill('H2J 2K8');
    await choose(page, 'Province ou territoire', /^Québec/);
    await button(page, 'Utiliser cette adresse').click();
    const summary = page.locator('dl').first();
    await expect(summary).toHaveText(
      /Sous-total217,88\s\$Rabais de conversion[-−]10,00\s\$Montant taxable207,88\s\$TPS 5\s%10,39\s\$TVQ 9,975\s%20,74\s\$$/,
    );
    await page.getByRole('checkbox', { name: /délai d’expédition de 30 à 60 jours/ }).check();
    await expect(payBar(page)).toHaveText(/^Payer 239,01\s\$$/);
    // Targets would be half under a bar.
    await page.getByRole('radio').evaluate((card) => card.scrollIntoView({ block: 'center' }));
    await expectAccessible(page, 'checkout');
    await payBar(page).click();
    await expect(page.getByRole('heading', { name: 'Merci de votre achat' })).toBeVisible();
    await expect(page.getByText(/^Montant facturé\s: 239,01\s\$ \(Visa/)).toBeVisible();
    await expectAccessible(page, 'complete');

    await button(page, 'Imprimer le reçu').click();
    await expect(page).toHaveURL(/\/billing\/receipt\/[\w-]+$/);
    await expect(page.getByText('printed')).toHaveCount(1);
    const rows = page.getByRole('table', { name: 'Articles' }).getByRole('row');
    await expect(rows).toHaveText([
      /Article/,
      /^Premium, 1 an.*167,88\s\$$/,
      /^Waymark X1R.*50,00\s\$$/,
      /^Sous-total217,88\s\$$/,
      /^Rabais de conversion[-−]10,00\s\$$/,
      /^TPS 5\s%10,39\s\$$/,
      /^TVQ 9,975\s%20,74\s\$$/,
      /^Total CAD239,01\s\$$/,
    ]);
    await expectAccessible(page, 'receipt');
    await page.reload();
    await expect(rows).toHaveCount(8);
    await expect(page.getByText('printed')).toHaveCount(0);
  });
});

test('[commerce 4] a Mexican pays a longer term in Spanish, less the credit of the current one', async ({
  page,
  enter,
}) => {
  await enter('owner-mexican', '/subscriptions/update/5001');
  await button(page, '1 año').click();
  await page.getByRole('radio', { name: 'Basic', exact: true }).check();
  const change = page.getByRole('region', { name: 'Su cambio a Basic' });
  await expect(change.locator('dl')).toHaveText(
    /^Precio \$1,559\.00Crédito por el plazo actual quedan 27 de 30 días[-−]\$125\.10A pagar hoy \$1,433\.90$/,
  );
  await change.getByRole('button', { name: 'Continuar al pago' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Camioneta' })).toContainText(
    'Días restantes: 27 de 30. Crédito: $125.10',
  );
  // Mexican prices include tax.
  await expect(page.locator('dl').first()).toHaveText(
    /^Subtotal\$1,559\.00IVAIncluidoCrédito de la cuenta[-−]\$125\.10$/,
  );
  await expectAccessible(page, 'checkout');
  await button(page, 'Pagar $1,433.90').click();
  await expect(page.getByRole('heading', { name: 'Gracias por su compra' })).toBeVisible();
  await expect(page.getByText('Se cobraron $1,433.90 a Visa terminada en 4242')).toBeVisible();
  await expect(page.getByText('Próximo cargo: $1,559.00 el 21 nov 2027.')).toBeVisible();
  await expectAccessible(page, 'complete');
  await page.goto('/subscriptions');
  await expect(page.getByRole('row').filter({ hasText: 'Camioneta' })).toContainText('21 nov 2027');
});
