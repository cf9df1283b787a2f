/*
 * For browsers that know no modules, Internet Explorer first of all: they run this file alone, every other browser skips it
 * (`nomodule`). So it is ES5, as it stands, and brings its texts with it.
 */
(function () {
  var english = {
    title: 'This browser is not supported',
    text: 'Internet Explorer and other old browsers cannot show this portal. Please open it in a current version of Chrome, Edge, Firefox or Safari.'
  };
  var french = {
    title: 'Ce navigateur n\u2019est pas pris en charge',
    text: 'Internet Explorer et les autres anciens navigateurs ne peuvent pas afficher ce portail. Veuillez l\u2019ouvrir dans une version r\u00e9cente de Chrome, Edge, Firefox ou Safari.'
  };
  var spanish = {
    title: 'Este navegador no es compatible',
    text: 'Internet Explorer y otros navegadores antiguos no pueden mostrar este portal. \u00c1bralo en una versi\u00f3n actual de Chrome, Edge, Firefox o Safari.'
  };
  var language = navigator.language.slice(0, 2).toLowerCase();
  var texts = language === 'fr' ? french : language === 'es' ? spanish : english;

  var title = document.createElement('h1');
  title.appendChild(document.createTextNode(texts.title));
  var text = document.createElement('p');
  text.appendChild(document.createTextNode(texts.text));
  var message = document.createElement('div');
  message.setAttribute('role', 'alert');
  message.style.cssText = 'max-width: 32em; margin: 12% auto 0; padding: 0 1em; font-family: Arial, sans-serif; line-height: 1.5';
  message.appendChild(title);
  message.appendChild(text);

  document.documentElement.lang = texts === french ? 'fr' : texts === spanish ? 'es' : 'en';
  document.title = texts.title;
  document.body.appendChild(message);
})();
