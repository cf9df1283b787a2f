import { button, choose, field } from './controls.ts';
import { expect, headersOf, test } from './journey.ts';

const PASSWORD = 'Waymark-2026!';

/** Texts as they stand on the page, so that a change of a catalog shows here. */
const LANGUAGES = [
  {
    locale: 'fr-CA',
    language: 'French',
    keyLocker: {
      title: 'NIP d’invité',
      set: 'Définir le NIP maître',
      pin: 'Nouveau NIP maître',
      save: 'Enregistrer le NIP',
      saved: 'L’appareil a confirmé le NIP maître.',
    },
    service: {
      off: 'Désactivé. Les installateurs n’ont pas accès.',
      ends: 'Fin de l’accès',
      span: 'Après 4 heures',
      name: 'Mode service',
      on: /21\s.*, fuseau horaire\s: Chicago$/,
    },
    voice: {
      unset: 'Aucun NIP n’est défini.',
      pin: 'NIP',
      again: 'Répéter le NIP',
      set: 'Définir le NIP',
      saved: 'Votre NIP est enregistré',
    },
    dealer: {
      title: 'Connexion concessionnaire',
      email: 'Courriel',
      password: 'Mot de passe',
      submit: 'Se connecter',
      refused: 'Ce n’est pas un compte de concessionnaire. Utilisez la connexion habituelle.',
      lookUp: 'Rechercher un appareil',
    },
  },
  {
    locale: 'es-MX',
    language: 'Spanish',
    keyLocker: {
      title: 'PIN de invitado',
      set: 'Definir el PIN maestro',
      pin: 'Nuevo PIN maestro',
      save: 'Guardar el PIN',
      saved: 'El dispositivo confirmó el PIN maestro.',
    },
    service: {
      off: 'Desactivado. Los instaladores no tienen acceso.',
      ends: 'Fin del acceso',
      span: 'Después de 4 horas',
      name: 'Modo de servicio',
      on: /21 nov 2026.*, zona horaria: Chicago$/,
    },
    voice: {
      unset: 'No hay ningún PIN definido.',
      pin: 'PIN',
      again: 'Repetir PIN',
      set: 'Definir PIN',
      saved: 'Se guardó su PIN',
    },
    dealer: {
      title: 'Acceso de concesionarios',
      email: 'Correo electrónico',
      password: 'Contraseña',
      submit: 'Iniciar sesión',
      refused: 'Esta no es una cuenta de concesionario. Use el inicio de sesión habitual.',
      lookUp: 'Buscar un dispositivo',
    },
  },
];

for (const { locale, language, keyLocker, service, voice, dealer } of LANGUAGES) {
  test.describe(language, () => {
    test.use({ locale });

    test(`[commerce 1] sets PINs, opens service mode and signs a dealer in, in ${language}`, async ({
      page,
      enter,
      world,
    }) => {
      await page.goto('/dealer/login');
      await expect(page.getByRole('heading', { name: dealer.title })).toBeVisible();
      const signIn = async (email: string) => {
        await page.getByLabel(dealer.email).fill(email);
        await page.getByLabel(dealer.password, { exact: true }).fill(PASSWORD);
        await button(page, dealer.submit).click();
      };
      await signIn('installer@waymark.example');
      await expect(page.getByRole('alert')).toContainText(dealer.refused);
      await page.goto('/dealer/login');
      await signIn('dealer@waymark.example');
      await expect(page).toHaveURL(/\/installer$/);

      await page.request.patch('/api/v1/user/101', { headers: await headersOf(world), data: { language } });
      await enter('owner', '/control-center/vehicle/keylocker/1003');
      await expect(page.getByRole('heading', { name: keyLocker.title })).toBeVisible();
      await button(page, keyLocker.set).click();
      await field(page, keyLocker.pin).fill('482913');
      await button(page, keyLocker.save).click();
      await expect(page.getByText(keyLocker.saved)).toBeVisible();

      await page.goto('/control-center/vehicle/settings/1003#service-mode');
      await expect(page.getByText(service.off)).toBeVisible();
      // The cards above have loaded, so that they no longer move this one.
      await page.waitForLoadState('networkidle');
      await choose(page, service.ends, service.span);
      await page.getByRole('switch', { name: service.name }).click({ force: true });
      await expect(page.getByText(service.on)).toBeVisible();
      await page.goto('/installer');
      await expect(page.getByRole('heading', { name: dealer.lookUp })).toBeVisible();

      await page.goto('/profile/voice-assistants');
      await expect(page.getByText(voice.unset)).toBeVisible();
      await field(page, voice.pin).fill('739158');
      await field(page, voice.again).fill('739158');
      await button(page, voice.set).click();
      await expect(page.getByText(voice.saved)).toBeVisible();
    });
  });
}
